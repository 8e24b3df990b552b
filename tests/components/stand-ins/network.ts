/** Stands in for the network and the server's files: what a test puts there is served, everything else is not found. */
export interface Network {
  /** Path to what the file holds. */
  files: Readonly<Record<string, unknown>>
  /** No connection at all. */
  down: boolean
  /** Every path asked for, in order. */
  readonly asked: readonly string[]
  /** Answers wait until the function that it returns is called. */
  readonly hold: () => () => void
}

export function standInNetwork(files: Network['files'] = {}): Network {
  const asked: string[] = []
  let ready: Promise<void> = Promise.resolve()
  const network: Network = {
    files,
    down: false,
    asked,
    hold() {
      const { promise, resolve } = gate()
      ready = promise
      return resolve
    },
  }
  async function fetch(path: string) {
    asked.push(path)
    await ready
    if (network.down) throw new TypeError('Failed to fetch')
    const found = path in network.files
    return { ok: found, status: found ? 200 : 404, json: () => Promise.resolve(network.files[path]) }
  }
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true })
  return network
}

function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((open) => {
    resolve = open
  })
  return { promise, resolve: () => resolve() }
}
