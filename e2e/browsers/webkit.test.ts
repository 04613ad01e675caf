import { journeysIn } from "./journeys";
import { webkit } from "./webkit";

journeysIn(webkit);
