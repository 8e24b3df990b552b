import { useState } from 'react'
import { Icon } from '../ui/icon'
import { linkTo, problemLink } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'

/** For a teacher: a link that opens this very problem. Where the clipboard is out of reach it is shown for copying by hand. */
export function CopyLink({ problem }: { readonly problem: Problem }) {
  const [copied, setCopied] = useState<'' | 'copied' | string>('')

  async function copy() {
    const { type: topic, difficulty } = problem
    const query = linkTo(problemLink(problem, { topic, difficulty }))
    const link = `${window.location.origin}${window.location.pathname}${query}`
    try {
      await navigator.clipboard.writeText(link)
      setCopied('copied')
    } catch {
      setCopied(link)
    }
  }

  return (
    <>
      <button type="button" className="button-quiet max-sm:col-span-2" onClick={() => void copy()}>
        <Icon name="link" />
        Copy link to this problem
      </button>
      <p role="status" className="self-center text-sm text-muted empty:hidden max-sm:col-span-2">
        {copied === 'copied'
          ? 'Link copied'
          : copied && <input readOnly aria-label="Link to this problem" value={copied} className="answer-box" />}
      </p>
    </>
  )
}
