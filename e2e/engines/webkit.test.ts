import { journeysIn } from "../browsers/journeys";
import { webkit } from "./webkit";

// On a busy machine, the driver sometimes drops a command.
jest.retryTimes(2);

journeysIn(webkit);
