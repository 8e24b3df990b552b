import { templates } from '@/lib/problems/all'
import { topicKeys } from '@/lib/syllabus'
import { proveTemplate } from '@/checks/prove/prove-template'

const seeds = Array.from({ length: 6 }, (_, index) => `proof-${index}`)
/** Of the lines that claim something in numbers or letters, so many at least are checked. */
const leastShare = 0.9

describe('every problem is proved from its own words', () => {
  test.each(topicKeys)('%s', (topic) => {
    const reports = templates
      .filter((template) => template.topic === topic)
      .map((template) => proveTemplate(template, { seeds, linesOfOneIn: 5, slipsOfOneIn: 10 }))
    const complaints = reports.flatMap((report) =>
      report.complaints.map(({ seed, what }) => `${report.id} at seed ${seed}: ${what}`),
    )
    expect(complaints.slice(0, 20)).toEqual([])
    const total = (count: (report: (typeof reports)[number]) => number) =>
      reports.reduce((sum, report) => sum + count(report), 0)
    expect(total(({ checked }) => checked) / total(({ lines }) => lines)).toBeGreaterThanOrEqual(leastShare)
  })
})
