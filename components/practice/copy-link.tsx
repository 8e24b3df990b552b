import { addressOf } from './address'
import { useCopy } from '../ui/use-copy'
import { Icon } from '../ui/icon'
import type { Problem } from '@/lib/problems/problem'

/** For a teacher: a link that opens this very problem. Where the clipboard is out of reach it is shown for copying by hand. */
export function CopyLink({ problem }: { readonly problem: Problem }) {
  const [copied, copy] = useCopy()
  return (
    <>
      <button type="button" className="button-quiet max-sm:col-span-full" onClick={() => void copy(addressOf(problem))}>
        <Icon name="link" />
        Copy link to this problem
      </button>
      <p role="status" className="self-center text-sm text-muted empty:hidden max-sm:col-span-full">
        {copied.state === 'done' && 'Link copied'}
        {copied.state === 'shown' && (
          <input readOnly aria-label="Link to this problem" value={copied.text} className="answer-box" />
        )}
      </p>
    </>
  )
}
