import type { SheetHeading } from './sheet-head'

export interface PrintChoice extends SheetHeading {
  /** Lines to write on, for each mark of a question. */
  readonly lines: number
  readonly answers: 'none' | 'key' | 'scheme'
}

export const firstPrintChoice: PrintChoice = { school: '', className: '10', date: '', lines: 0, answers: 'key' }

const answerNames: Readonly<Record<PrintChoice['answers'], string>> = {
  none: 'Without answers',
  key: 'The key on a page of its own',
  scheme: 'The marking scheme on pages of its own',
}
const answerKinds = ['none', 'key', 'scheme'] as const

interface PrintSettingsProps {
  readonly choice: PrintChoice
  readonly onChoose: (choice: PrintChoice) => void
}

/** What stands on the paper besides the questions. */
export function PrintSettings({ choice, onChoose }: PrintSettingsProps) {
  const texts = [
    ['school', 'School'],
    ['className', 'Class'],
    ['date', 'Date'],
  ] as const
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      {texts.map(([field, name]) => (
        <label key={field} className="block">
          {name}
          <input
            className="answer-box mt-1 w-full"
            maxLength={80}
            value={choice[field]}
            onChange={(event) => onChoose({ ...choice, [field]: event.target.value })}
          />
        </label>
      ))}
      <label className="block">
        Lines to write on, for each mark
        <input
          type="number"
          min={0}
          max={8}
          className="answer-box mt-1 block w-28"
          value={choice.lines}
          onChange={(event) =>
            onChoose({ ...choice, lines: Math.min(8, Math.max(0, Math.trunc(event.target.valueAsNumber) || 0)) })
          }
        />
      </label>
      <label className="block">
        Answers
        <select
          className="answer-box mt-1 block w-full"
          value={choice.answers}
          onChange={(event) =>
            onChoose({ ...choice, answers: answerKinds.find((kind) => kind === event.target.value) ?? 'none' })
          }
        >
          {answerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {answerNames[kind]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
