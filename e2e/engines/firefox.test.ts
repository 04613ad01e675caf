import { firefox } from "./firefox";
import { journeysIn } from "../browsers/journeys";

journeysIn(firefox);
