import { journeysIn } from "./journeys";
import { webkit } from "./webkit";

// Now and then, on a busy machine, its driver forgets an order.
jest.retryTimes(2);

journeysIn(webkit);
