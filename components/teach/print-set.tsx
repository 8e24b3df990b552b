import '../print/print.css'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { QrCode } from '../print/qr-code'
import { usePosed, type PosedCopy } from './use-posed'
import { firstPrintChoice, PrintSettings, type PrintChoice } from '../print/print-settings'
import { SheetHead } from '../print/sheet-head'
import { SheetKey } from '../print/sheet-key'
import { SheetQuestion } from '../print/sheet-question'
import { basePath } from '../ui/base-path'
import type { QuestionSet } from '@/lib/sets/set'
import { codeOfSet } from '@/lib/sets/set-code'

const mostCopies = 60

/** The set on paper: what to print is chosen here, the sheets are seen by the printer alone. */
export function PrintSet({ set, copy }: { readonly set: QuestionSet; readonly copy: string }) {
  const [choice, setChoice] = useState(firstPrintChoice)
  const [count, setCount] = useState(1)
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1))
  const [copies, trouble] = usePosed(set, !set.own ? [''] : copy !== '' && count === 1 ? [copy] : numbers)
  return (
    <section aria-labelledby="print-set" className="card mt-4 p-4 sm:p-6 print:border-0 print:p-0">
      <div className="print:hidden">
        <h3 id="print-set" className="text-lg font-semibold">
          Print
        </h3>
        <PrintSettings choice={choice} onChoose={setChoice} />
        {set.own && (
          <label className="mt-3 block">
            Papers, each with its own numbers and key
            <input
              type="number"
              min={1}
              max={mostCopies}
              className="answer-box mt-1 block w-28"
              value={count}
              onChange={(event) =>
                setCount(Math.min(mostCopies, Math.max(1, Math.trunc(event.target.valueAsNumber) || 1)))
              }
            />
          </label>
        )}
        <button type="button" className="button-main mt-3" disabled={!copies} onClick={() => window.print()}>
          {copies ? 'Print' : 'Preparing…'}
        </button>
        <p role="status" className="mt-1 text-sm">
          {trouble}
        </p>
        {set.own && choice.answers === 'none' && copies && <KeyLinks set={set} copies={copies} />}
      </div>
      {copies &&
        createPortal(<Sheets {...{ set, copies, choice }} />, document.getElementById('content') ?? document.body)}
    </section>
  )
}

interface KeyLinksProps {
  readonly set: QuestionSet
  readonly copies: readonly PosedCopy[]
}

/** The way to the key of each paper that is printed without it. */
const KeyLinks = ({ set, copies }: KeyLinksProps) => (
  <div className="mt-1 text-sm">
    <p id="keys-of-papers">No key is printed. On this page you find it for each paper:</p>
    <ul aria-labelledby="keys-of-papers" className="mt-1 flex flex-wrap gap-2">
      {copies.map(({ copy }) => (
        <li key={copy}>
          <a className="button-quiet" href={linkOfKey(set, copy)} target="_blank" rel="noreferrer">
            Key of paper {copy}
          </a>
        </li>
      ))}
    </ul>
  </div>
)

interface SheetsProps {
  readonly set: QuestionSet
  readonly copies: readonly PosedCopy[]
  readonly choice: PrintChoice
}

function Sheets({ set, copies, choice }: SheetsProps) {
  const title = set.title || 'Mathematics'
  return (
    <div className="sheets">
      {copies.map((one) => (
        <Paper key={one.copy} {...{ set, choice, title }} {...one} />
      ))}
      {choice.answers !== 'none' &&
        copies.map((one) => <Answers key={one.copy} {...{ set, choice, title }} {...one} />)}
    </div>
  )
}

interface PaperProps extends PosedCopy {
  readonly set: QuestionSet
  readonly choice: PrintChoice
  readonly title: string
}

const marksOf = (posed: PosedCopy['posed']): number => posed.reduce((sum, { problem }) => sum + problem.marks, 0)

/** What a student gets: nothing on it leads to the key. */
function Paper({ set, choice, title, copy, posed }: PaperProps) {
  return (
    <section className="sheet">
      <SheetHead
        {...choice}
        title={title}
        marks={marksOf(posed)}
        forStudent
        {...(set.minutes !== undefined && { minutes: set.minutes })}
      />
      <ol>
        {posed.map(({ problem }, place) => (
          <SheetQuestion
            key={place}
            problem={problem}
            number={String(place + 1)}
            lines={problem.options ? 0 : choice.lines * problem.marks}
          />
        ))}
      </ol>
      <footer className="sheet-foot">
        <p>Paper {nameOfPaper(codeOfSet(set), copy)}</p>
      </footer>
    </section>
  )
}

/** The teacher's page, with the way to the same key on a screen. */
function Answers({ set, choice, title, copy, posed }: PaperProps) {
  const scheme = choice.answers === 'scheme'
  const code = codeOfSet(set)
  return (
    <section className="sheet">
      <header className="sheet-head">
        <h1>{scheme ? 'Marking scheme' : 'Key'}</h1>
        <p>
          {title}, paper {nameOfPaper(code, copy)}, {marksOf(posed)} marks
        </p>
      </header>
      <ol>
        {posed.map(({ problem }, place) => (
          <SheetKey key={place} problem={problem} number={String(place + 1)} scheme={scheme} />
        ))}
      </ol>
      <footer className="sheet-foot">
        <QrCode text={linkOfKey(set, copy)} name="QR code of the key" className="sheet-qr" />
        <p>Paper {nameOfPaper(code, copy)}. The QR code opens the key of this very paper.</p>
      </footer>
    </section>
  )
}

/** The last letters of its code, and which copy: short enough to be compared by eye. */
const nameOfPaper = (code: string, copy: string): string => `${code.slice(-6)}${copy === '' ? '' : ` / ${copy}`}`

/** Opens the page for teachers with the numbers and the key of one paper. */
const linkOfKey = (set: QuestionSet, copy: string): string =>
  `${window.location.origin}${basePath}/teach/?set=${codeOfSet(set)}${copy === '' ? '' : `&copy=${copy}`}`
