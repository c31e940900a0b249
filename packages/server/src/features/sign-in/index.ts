export { registerSignIn } from './sign-in.routes.ts';
