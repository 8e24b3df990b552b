/** As long as nobody notices that the page does not answer, in milliseconds. */
const breath = 30

/** What is awaited in the middle of long work: it gives the page a turn whenever that was not had for a while. */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    // A hidden page answers nobody, and its timers are slow.
    if (performance.now() - since < breath || document.hidden) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
