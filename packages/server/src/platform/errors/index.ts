export { ServiceError, type ServiceErrorDetails } from './service-error.ts';
