import { RichText } from '../ui/rich-text'
import { workedLines } from '@/lib/assistant/steps-of-reply'

/** A reply that works something out: its steps, numbered, so that a student can ask about one, and the result. */
export function WorkedReply({ text }: { readonly text: string }) {
  const { steps, result } = workedLines(text)
  if (steps.length < 2) return <RichText>{text}</RichText>
  return (
    <>
      <ol className="reply-steps">
        {steps.map((step, index) => (
          // lines of one text, which never changes
          <li key={index}>
            <RichText>{step}</RichText>
          </li>
        ))}
      </ol>
      <p className="mt-1 font-semibold">
        <RichText>{result}</RichText>
      </p>
    </>
  )
}
