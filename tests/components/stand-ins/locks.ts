/** Stands in for the browser's lock manager: one holder at a time, the others queue. */
export class Locks {
  private queue: Promise<unknown> = Promise.resolve()
  readonly names: string[] = []

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>
  request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>
  request<T>(name: string, ...rest: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]) {
    const callback = rest.length === 1 ? rest[0] : rest[1]
    this.names.push(name)
    const held = this.queue.then(async () => await callback({ name, mode: 'exclusive' }))
    this.queue = held
    return held
  }

  /** Settled when everyone who asked has had the lock. */
  readonly idle = () => this.queue
}
