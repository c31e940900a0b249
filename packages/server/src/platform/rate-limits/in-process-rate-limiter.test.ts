import { createInProcessRateLimiter } from './in-process-rate-limiter.ts';
import { describeRateLimiter } from './rate-limiter.suite.ts';

describeRateLimiter('createInProcessRateLimiter', createInProcessRateLimiter);
