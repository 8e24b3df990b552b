/** Milliseconds between two looks, and for all of them: what is not served by then leaves the content as it was, a comment say. */
const [between, longest] = [300, 30_000]

/** Resolves when the server has taken a change of the content in, so that its stamp is no longer the one of this page. */
export async function whenServed(
  stampOfPage: string,
  stampNow: () => Promise<string | null>,
  { every = between, until = longest } = {},
): Promise<void> {
  for (let waited = 0; waited < until; waited += every) {
    // a server that is being made anew may not answer
    const stamp = await stampNow().catch(() => null)
    if (stamp !== null && stamp !== stampOfPage) return
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}
