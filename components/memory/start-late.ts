/** The first view is for reading: the log is looked into when all is quiet. In milliseconds. */
const quiet = 4000

/** Loads what completes the progress from the log; where it cannot be loaded, the first problem tries again. As an effect, it can be called off. */
export function startMemoryLate(): () => void {
  const start = () =>
    import('./note-down')
      .then(({ startMemory }) => startMemory())
      .catch((error: unknown) => console.info('The log of answers could not be looked into.', error))
  const timer = window.setTimeout(() => void start(), quiet)
  return () => window.clearTimeout(timer)
}
