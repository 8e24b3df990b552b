import type { Addresses } from './addresses'
import { Folded, QuestionCard } from './question-card'
import { Words } from './words'
import { setCaption } from '@/components/answering/set-caption'
import { Figure } from '@/components/figures/figure'
import { RichText } from '@/components/ui/rich-text'
import { letterAt } from '@/lib/letters'
import { marksText } from '@/lib/marks'
import type { ExamAlternative, ExamPart, ExamQuestion } from '@/lib/papers/exam'
import { piecesOf } from '@/lib/papers/pieces-of'

interface ExamQuestionProps {
  readonly question: ExamQuestion
  readonly addresses: Addresses
}

/** A question of a paper that is sat: what it asks, with both ways of an internal choice, and its marking scheme. */
export function ExamQuestionCard({ question, addresses }: ExamQuestionProps) {
  const { number, marks, topic, shared } = question
  const pieces = piecesOf(question)
  return (
    <QuestionCard {...{ number, marks, topic, addresses }}>
      {pieces.map(({ alternative, parts, isOther }, index) => (
        <div key={index} className="plain-asked">
          {isOther && <p className="plain-or">OR</p>}
          {(shared === 0 || index === 0) && <Lead alternative={alternative} />}
          {parts.map((part) => (
            <Asked key={part.label ?? ''} part={part} of={alternative} />
          ))}
        </div>
      ))}
      <Folded>
        {pieces.map(({ parts, isOther }, index) => (
          <div key={index} className="plain-asked">
            {isOther && <p className="plain-or">OR</p>}
            {parts.map((part) => (
              <Scheme key={part.label ?? ''} part={part} />
            ))}
          </div>
        ))}
      </Folded>
    </QuestionCard>
  )
}

/** What is told before the parts, with its figure. */
const Lead = ({ alternative: { lead, figure } }: { readonly alternative: ExamAlternative }) =>
  lead && (
    <>
      <Words text={lead} />
      {figure && <Figure {...figure} renderCaption={setCaption} />}
    </>
  )

/** What a part asks. Where nothing leads to the parts, the figure of the whole follows the first of them. */
function Asked({ part, of }: { readonly part: ExamPart; readonly of: ExamAlternative }) {
  const { label, ask, marks, options } = part
  const figure = part.figure ?? (of.lead === '' && of.parts[0] === part ? of.figure : undefined)
  return (
    <>
      <div className="plain-line">
        {label && <span>{label}</span>}
        <Words text={ask} />
        {of.parts.length > 1 && <Earns marks={marks} />}
      </div>
      {figure && <Figure {...figure} renderCaption={setCaption} />}
      {options && (
        <ol className="plain-options">
          {options.map((option, index) => (
            <li key={option} className="plain-line">
              <span>({letterAt(index)})</span>
              <Words text={option} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The lines of the marking scheme with what each earns, and the key. */
function Scheme({ part: { label, options, scheme, key, solutionFigure } }: { readonly part: ExamPart }) {
  return (
    <>
      <h4>
        {label} {options ? 'How it is found' : 'Marking scheme'}
      </h4>
      <ul className="plain-steps">
        {scheme.map(({ text, marks }, index) => (
          <li key={index} className="plain-line">
            <Words text={text} />
            {marks > 0 && <Earns marks={marks} />}
          </li>
        ))}
      </ul>
      {solutionFigure && <Figure {...solutionFigure} renderCaption={setCaption} />}
      {key && (
        <p className="formula-row final-answer">
          Answer: <RichText>{key}</RichText>
        </p>
      )}
    </>
  )
}

const Earns = ({ marks }: { readonly marks: number }) => <span className="plain-earns">{marksText(marks)}</span>
