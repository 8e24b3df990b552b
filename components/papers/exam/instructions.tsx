import { RichText } from '../../ui/rich-text'
import type { ExamPaper } from '@/lib/papers'
import { generalInstructions } from '@/lib/papers/instructions'

/** The general instructions, folded until they are asked for. */
export function Instructions({ exam }: { readonly exam: ExamPaper }) {
  return (
    <details className="exam-details">
      <summary>General instructions</summary>
      <ol className="list-decimal space-y-1 pl-5 text-sm">
        {generalInstructions(exam).map((text) => (
          <li key={text}>
            <RichText>{text}</RichText>
          </li>
        ))}
      </ol>
    </details>
  )
}
