/**
 * Both, when both are there. Where one of them fails it is said only when the other has come to an end as well: a file that hangs is to be
 * known as such (see in-time.ts), and is not hidden by the quicker failure of another.
 */
export async function together<A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([one, other])
  return Promise.all([one, other])
}
