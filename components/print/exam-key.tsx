import { earnedText } from './sheet-key'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import type { ExamAlternative, ExamPaper, ExamPart, ExamQuestion } from '@/lib/papers'

interface ExamKeyProps {
  readonly exam: ExamPaper
  /** The answers alone, or the lines with what each earns. */
  readonly scheme: boolean
  /** The heading of a section: below that of its sheet, or of the page. */
  readonly heading: 'h2' | 'h3'
}

/** The key of a paper, or its marking scheme, section by section; of a choice both. */
export const ExamKey = ({ exam, scheme, heading: Heading }: ExamKeyProps) =>
  exam.sections.map(({ title, questions }) => (
    <section key={title}>
      <Heading className="sheet-section">{title}</Heading>
      <ol>
        {questions.map((question) => (
          <li key={question.id}>
            {rowsOf(question).map(({ mark, part }, index) => (
              <PartKey key={index} {...{ mark, part, scheme }} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  ))

interface KeyRow {
  /** "21.", "21. OR", "36. (ii)" */
  readonly mark: string
  readonly part: ExamPart
}

function rowsOf({ number, alternatives, shared }: ExamQuestion): readonly KeyRow[] {
  const named = ({ parts }: ExamAlternative, from: number, to: number, or: string): readonly KeyRow[] =>
    parts.slice(from, to).map((part) => ({ mark: [`${number}.`, part.label, or].filter(Boolean).join(' '), part }))
  const [first] = alternatives
  return [
    ...(first && shared > 0 ? named(first, 0, shared, '') : []),
    ...alternatives.flatMap((alternative, place) =>
      named(alternative, shared, alternative.parts.length, place > 0 ? 'OR' : ''),
    ),
  ]
}

function PartKey({ mark, part, scheme }: KeyRow & { readonly scheme: boolean }) {
  const { key, marks, solutionFigure } = part
  const answer = key === '' ? 'A proof: see the marking scheme.' : key
  return (
    <>
      {scheme &&
        part.scheme.map(({ text, marks: earned }, index) => (
          <div key={index} className="sheet-key">
            <span>{index === 0 ? mark : ''}</span>
            <RichText className="scrolls">{text}</RichText>
            <span className="sheet-marks">{earnedText(earned)}</span>
          </div>
        ))}
      {scheme && solutionFigure && <Figure {...solutionFigure} renderCaption={setCaption} />}
      {!(scheme && key === '') && (
        <div className="sheet-key">
          <span>{scheme ? '' : mark}</span>
          <span className="scrolls">
            {scheme && 'Answer: '}
            <RichText>{answer}</RichText>
          </span>
          <span className="sheet-marks">[{marks}]</span>
        </div>
      )}
    </>
  )
}
