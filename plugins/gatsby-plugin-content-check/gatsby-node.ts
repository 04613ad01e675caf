import type { GatsbyNode } from "gatsby";
import { contentDir } from "./contentDir";
import { contentProblem } from "./contentProblem";

// The publisher has checked the content before it starts a build.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problem = process.env.CONTENT_IS_CHECKED ? undefined : contentProblem(contentDir());
  if (problem !== undefined) reporter.panic(problem);
};
