/** A call needs somebody who is signed in and there is nobody, or no longer: the way on is /login. */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';
}
