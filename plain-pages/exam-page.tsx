import { paperPlace, type Addresses } from './addresses'
import { ExamQuestionCard } from './exam-question'
import type { PlainPage } from './page'
import { paperPreviewPlace } from './previews'
import { paperData } from './structured-data'
import { examInWords } from './paper-in-words'
import { Words } from './words'
import { linkTo } from '@/lib/links/link'
import { durationText } from '@/lib/papers/clock'
import type { ExamPaper } from '@/lib/papers/exam'
import { generalInstructions } from '@/lib/papers/instructions'

/** A whole paper that is sat, the marking scheme of each question folded. */
export function examPage(exam: ExamPaper, addresses: Addresses): PlainPage {
  const place = paperPlace(exam.id)
  const preview = paperPreviewPlace(exam.id)
  const words = examInWords(exam)
  return {
    place,
    title: `${exam.title}, Class 10 Maths`,
    description: words.description,
    preview: { place: preview, shows: exam.title },
    structuredData: paperData(words, { url: addresses.absolute(place), picture: addresses.absolute(preview) }),
    content: <ExamContent exam={exam} addresses={addresses} />,
  }
}

function ExamContent({ exam, addresses }: { readonly exam: ExamPaper; readonly addresses: Addresses }) {
  const { id, title, note, marks, minutes, sections } = exam
  return (
    <>
      <section className="card lesson-head">
        <h1>{title}</h1>
        <p className="plain-small">
          Time: {durationText(minutes)}. Maximum marks: {marks}.
        </p>
        {note && <p className="plain-lead">{note}</p>}
        <p className="plain-small">
          Try each question on paper first, then open its solution. In the app the paper is sat with a timer, marked,
          and printed with or without its marking scheme.
        </p>
        <p className="plain-ways">
          <a className="button-main" href={addresses.path(linkTo({ tab: 'past-papers', paper: id }))}>
            Open this paper in the app
          </a>
        </p>
      </section>
      <section className="plain-instructions">
        <h2 className="section-title">General instructions</h2>
        <ol>
          {generalInstructions(exam).map((text) => (
            <li key={text}>
              <Words text={text} />
            </li>
          ))}
        </ol>
      </section>
      {sections.map(({ title: heading, description, questions }) => (
        <section key={heading}>
          <h2 className="section-title">{heading}</h2>
          <p className="plain-small">{description}</p>
          <div className="plain-exam">
            {questions.map((question) => (
              <ExamQuestionCard key={question.id} question={question} addresses={addresses} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
