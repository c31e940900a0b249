import { configure } from '@testing-library/react';
import { PATIENCE } from '../../../scripts/test/patience.ts';

configure({ asyncUtilTimeout: PATIENCE.expect.poll.timeout });
