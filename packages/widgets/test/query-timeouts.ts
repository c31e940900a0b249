import { configure } from '@testing-library/react';
import { TEST_TIMEOUTS } from '../../../scripts/test/timeouts.ts';

configure({ asyncUtilTimeout: TEST_TIMEOUTS.expect.poll.timeout });
