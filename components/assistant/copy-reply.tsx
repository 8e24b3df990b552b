import { useCopy } from '../ui/use-copy'
import { plainText } from '@/lib/rich-text/plain'

/** Copies a reply, in plain signs or with its formulas in TeX. */
export function CopyReply({ text }: { readonly text: string }) {
  const [copied, copy] = useCopy()
  return (
    <>
      <button
        type="button"
        className="copy-reply"
        aria-label="Copy this reply"
        onClick={() => void copy(plainText(text))}
      >
        Copy
      </button>
      {text.includes('$') && (
        <button
          type="button"
          className="copy-reply"
          aria-label="Copy this reply as TeX"
          onClick={() => void copy(text)}
        >
          TeX
        </button>
      )}
      <span role="status">{copied.state === 'done' ? 'Copied' : ''}</span>
      {copied.state === 'shown' && (
        <textarea
          readOnly
          rows={3}
          className="answer-box w-full text-xs"
          aria-label="Copy this text by hand"
          value={copied.text}
        />
      )}
    </>
  )
}
