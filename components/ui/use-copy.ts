import { useState } from 'react'

/** What became of copying: nothing yet, done, or the text itself where the clipboard is out of reach. */
export type Copied = { readonly state: 'none' | 'done' } | { readonly state: 'shown'; readonly text: string }

/** Puts a text on the clipboard, or says that it has to be copied by hand. */
export function useCopy(): readonly [copied: Copied, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState<Copied>({ state: 'none' })

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ state: 'done' })
    } catch {
      setCopied({ state: 'shown', text })
    }
  }

  return [copied, copy]
}
