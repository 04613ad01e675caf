import type { ContentType } from "../model/contentTypes";
import { normalized } from "../normalize";

/**
 * The text of a content file: fields in the order of the model, without empty optional fields.
 * Equal content always gives equal text.
 */
export const formatContent = ({ schema }: ContentType, content: unknown): string =>
  `${JSON.stringify(normalized(schema, content), null, 2)}\n`;
