import { openedLink } from '@/lib/links/opened-link'

const papers = [{ id: 'cbse-2024-sample' }]
const warningsOf = (query: string) => openedLink(query, papers).warnings

test.each([
  ['a paper that is there', '?tab=past-papers&paper=cbse-2024-sample'],
  ['a drawn paper', '?tab=past-papers&paper=board&seed=k3f9'],
  ['no paper in particular', '?tab=past-papers'],
  ['a place that is none of papers', '?tab=learn&topic=circles&paper=lost'],
])('%s opens without a word', (_, query) => {
  expect(warningsOf(query)).toEqual([])
})

test('a paper that is not known here opens the first, with a word beside those that the link has already', () => {
  const link = openedLink('?tab=past-papers&paper=lost', papers)
  expect(link.warnings).toEqual(['The paper of this link is not known here; showing the first one.'])
  expect(link.place).toEqual({ tab: 'past-papers', paper: 'lost' })
})
