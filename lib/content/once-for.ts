import type { ContentFile } from './content-error'

/** A function of a set of content files that works once for each: one check after the other is made among the same files. */
export function onceFor<Result>(
  work: (files: readonly ContentFile[]) => Result,
): (files: readonly ContentFile[]) => Result {
  const known = new WeakMap<readonly ContentFile[], { readonly result: Result }>()
  return (files) => {
    const before = known.get(files)
    if (before) return before.result
    const result = work(files)
    known.set(files, { result })
    return result
  }
}
