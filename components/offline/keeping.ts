/** How far the site is kept on the device. */
export type Keeping =
  /** The browser keeps no sites, or storage is blocked. */
  | { readonly kind: 'none' }
  /** The student saves data: it begins when asked. */
  | { readonly kind: 'offered' }
  | { readonly kind: 'saving'; readonly bytes: number; readonly of: number }
  /** Begun and cut off. It goes on later by itself. */
  | { readonly kind: 'cut off'; readonly full: boolean }
  /** `fresh`: it became so just now, and not in an earlier visit. */
  | { readonly kind: 'ready'; readonly fresh: boolean }
  | { readonly kind: 'new version' }

const isOfType = (data: unknown, type: string): data is object =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type

/** Whether a message is the worker's word on how much is in place. */
export function isSaving(data: unknown): data is { readonly bytes: number; readonly of: number } {
  return isOfType(data, 'saving') && 'bytes' in data && 'of' in data
}

/** Whether a message asks which release a page is of. */
export function asksForRelease(data: unknown): boolean {
  return isOfType(data, 'which release')
}
