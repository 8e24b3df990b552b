import type { ReactNode } from 'react'
import type { PrintChoice } from './print-settings'
import { QrCode } from './qr-code'
import { SheetHead } from './sheet-head'
import { SheetOptions } from './sheet-options'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { Lines } from '../ui/lines'
import { RichText } from '../ui/rich-text'
import type { ExamAlternative, ExamPaper, ExamPart, ExamQuestion } from '@/lib/papers'
import { generalInstructions } from '@/lib/papers/instructions'

interface ExamSheetsProps {
  readonly exam: ExamPaper
  readonly choice: PrintChoice
  /** The address that opens the key of this very paper. */
  readonly keyLink: string
}

/** A paper as the board prints it: head, general instructions, sections, choices with OR; at the foot what opens its key. */
export function ExamSheets({ exam, choice, keyLink }: ExamSheetsProps) {
  const { title, marks, minutes, sections, seed } = exam
  return (
    <section className="sheet">
      <SheetHead {...choice} {...{ title, marks, minutes }} forStudent />
      <h2 className="sheet-instructions">General instructions</h2>
      <ol className="sheet-instructions">
        {generalInstructions(exam).map((text) => (
          <li key={text}>
            <RichText>{text}</RichText>
          </li>
        ))}
      </ol>
      {sections.map(({ title: name, description, questions }) => (
        <section key={name}>
          <div className="sheet-section">
            <h2>{name}</h2>
            <p>{description}</p>
          </div>
          <ol>
            {questions.map((question) => (
              <Question key={question.id} question={question} lines={choice.lines} />
            ))}
          </ol>
        </section>
      ))}
      <footer className="sheet-foot">
        <QrCode text={keyLink} name="QR code of the key" className="sheet-qr" />
        <p>
          {seed ? `Paper ${seed}. ` : ''}The QR code opens the marking scheme of this very paper: {keyLink}
        </p>
      </footer>
    </section>
  )
}

function Question({ question, lines }: { readonly question: ExamQuestion; readonly lines: number }) {
  const { number, marks, alternatives, shared } = question
  const [first] = alternatives
  if (!first) return null
  const isChoice = first.parts.every(({ options }) => options)
  return (
    <li>
      {shared > 0 && (
        <>
          <Row number={`${number}.`} marks={marks}>
            <Lead alternative={first} />
          </Row>
          {partsOf(first)
            .slice(0, shared)
            .map((part) => (
              <Row key={part.label} number="">
                <Part part={part} several />
              </Row>
            ))}
        </>
      )}
      {alternatives.map((alternative, place) => (
        <Row
          key={place}
          number={place === 0 && shared === 0 ? `${number}.` : ''}
          {...(place === 0 && shared === 0 && { marks })}
        >
          {place > 0 && <p className="sheet-or">OR</p>}
          {shared === 0 && <Lead alternative={alternative} />}
          {partsOf(alternative)
            .slice(shared)
            .map((part, index) => (
              <Part key={index} part={part} several={alternative.parts.length > 1} />
            ))}
        </Row>
      ))}
      {lines > 0 && !isChoice && (
        <div className="sheet-lines sheet-below">
          {Array.from({ length: lines * marks }, (_, index) => (
            <div key={index} />
          ))}
        </div>
      )}
    </li>
  )
}

/** What is never torn apart by the end of a page: a question with its figure and options. */
function Row({
  number,
  marks,
  children,
}: {
  readonly number: string
  readonly marks?: number
  readonly children: ReactNode
}) {
  return (
    <div className="sheet-question">
      <span>{number}</span>
      <div className="sheet-asked">{children}</div>
      {marks !== undefined && <span className="sheet-marks">[{marks}]</span>}
    </div>
  )
}

/** What is told before the parts, with its figure. */
const Lead = ({ alternative: { lead, figure } }: { readonly alternative: ExamAlternative }) =>
  lead && (
    <>
      <Lines text={lead} />
      {figure && <Figure {...figure} renderCaption={setCaption} />}
    </>
  )

/** The parts; where nothing is told before them, the figure of the whole follows what the first asks. */
const partsOf = ({ lead, figure, parts }: ExamAlternative): readonly ExamPart[] =>
  parts.map((part, index) => (lead === '' && figure && index === 0 ? { figure, ...part } : part))

function Part({ part, several }: { readonly part: ExamPart; readonly several: boolean }) {
  const { label, ask, marks, options, figure } = part
  return (
    <div className="sheet-part">
      {label && <span>{label}</span>}
      <div>
        <Lines text={ask} />
        {figure && <Figure {...figure} renderCaption={setCaption} />}
        {options && <SheetOptions label="" options={options} />}
      </div>
      {several && <span className="sheet-marks">({marks})</span>}
    </div>
  )
}
