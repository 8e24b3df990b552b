/**
 * Writes each lesson and each paper once more into the built site, as a page of its own without any script, with what search engines and
 * previews of links read. SITE_URL names the host, e.g. https://example.org: without it no whole address is written.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeStartPage } from './start-page'
import { writePreviews } from './previews'
import { writeStyles } from './styles'
import { lessonOf } from '@/app/lesson'
import { paperOf } from '@/app/paper'
import { examPapers, solvedPapers } from '@/app/papers'
import { topicKeys } from '@/lib/syllabus'
import { addressesOf } from '@/plain-pages/addresses'
import { examPage } from '@/plain-pages/exam-page'
import { lessonPage } from '@/plain-pages/lesson-page'
import { overviewPage } from '@/plain-pages/overview-page'
import { pageHtml } from '@/plain-pages/page'
import { paperPage } from '@/plain-pages/paper-page'
import { paperInWords } from '@/plain-pages/paper-in-words'
import { robots, sitemap } from '@/plain-pages/sitemap'

const site = 'out'
const stylesToCome = '%styles%'
const addresses = addressesOf(process.env)

const lessons = await Promise.all(topicKeys.map(async (topic) => ({ topic, lesson: await lessonOf(topic) })))
const papers = solvedPapers.flatMap((source) => {
  const paper = paperOf(source.id)
  return paper ? [paperPage(paper, paperInWords(source), addresses)] : []
})
const pages = [
  ...lessons.map(({ topic, lesson }) => lessonPage(topic, lesson, addresses)),
  ...papers,
  ...examPapers.map((exam) => examPage(exam, addresses)),
  overviewPage({ lessons, papers: solvedPapers, exams: examPapers }, addresses),
]
const drafts = pages.map((page) => ({
  place: page.place,
  html: pageHtml(page, { addresses, styles: stylesToCome }),
}))
const styles = await writeStyles(
  site,
  drafts.map(({ html }) => html),
)
for (const { place, html } of drafts) {
  mkdirSync(join(site, place), { recursive: true })
  writeFileSync(join(site, place, 'index.html'), html.replace(stylesToCome, styles))
}
describeStartPage(site, addresses)
const pictures = writePreviews(site, [...solvedPapers, ...examPapers])
writeFileSync(join(site, 'robots.txt'), robots(addresses))
const list = sitemap(
  ['', ...pages.map(({ place }) => place), 'accepted-answers.html', 'what-you-can-ask.html'],
  addresses,
)
if (list !== undefined) writeFileSync(join(site, 'sitemap.xml'), list)
console.log(`${pages.length} pages without scripts, ${pictures} pictures for links`)
