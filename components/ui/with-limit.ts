/** What was waited for took too long. */
export class TimeLimit extends Error {}

/** What the promise brings, or a TimeLimit where that takes longer. The promise itself goes on. */
export function withLimit<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimit(`no answer within ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
