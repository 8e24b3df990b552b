import { paperPlace, type Addresses } from './addresses'
import type { PlainPage } from './page'
import { paperPreviewPlace } from './previews'
import { Question } from './question'
import { paperData, type PaperInWords } from './structured-data'
import type { Paper } from '@/components/papers/paper'
import { linkTo } from '@/lib/links/link'

/** The whole paper, the solution of each question folded. */
export function paperPage(paper: Paper, words: PaperInWords, addresses: Addresses): PlainPage {
  const place = paperPlace(paper.id)
  const preview = paperPreviewPlace(paper.id)
  return {
    place,
    title: `${paper.title}, Class 10 Maths`,
    description: words.description,
    preview: { place: preview, shows: paper.title },
    structuredData: paperData(words, { url: addresses.absolute(place), picture: addresses.absolute(preview) }),
    content: <PaperContent paper={paper} addresses={addresses} />,
  }
}

function PaperContent({ paper, addresses }: { readonly paper: Paper; readonly addresses: Addresses }) {
  return (
    <>
      <section className="card lesson-head">
        <h1>{paper.title}</h1>
        {paper.note && <p className="plain-lead">{paper.note}</p>}
        <p className="plain-small">Try each question on paper first, then open its solution.</p>
        <p className="plain-ways">
          <a className="button-main" href={addresses.path(linkTo({ tab: 'past-papers', paper: paper.id }))}>
            Open this paper in the app
          </a>
        </p>
      </section>
      {paper.sections.map(({ title, description, questions }) => (
        <section key={title}>
          <h2 className="section-title">{title}</h2>
          <p className="plain-small">{description}</p>
          <div className="plain-questions">
            {questions.map((question) => (
              <Question key={question.id} question={question} addresses={addresses} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
