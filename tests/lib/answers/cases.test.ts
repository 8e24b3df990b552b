import { judged, noted } from './judged'

const rule = { kind: 'roots', expected: '136, 88', cases: { name: 'd', values: ['1', '-1'] } } as const

judged(rule, {
  right: [
    '136, 88',
    '88 and 136',
    '136 if d = 1, 88 if d = -1',
    '88 when d = −1 and 136 when d = 1',
    'S16 = 136 for d=1, S16 = 88 for d=-1',
  ],
  wrong: [
    '136 if d = -1, 88 if d = 1',
    '136 if d = 1',
    '136 if d = 1, 89 if d = -1',
    '136 if d = 1, 88',
    '1 if d = 136, -1 if d = 88',
    '136 if d = 2, 88 if d = -1',
    'd = 1, d = -1',
  ],
})
noted(rule, '136 if d = -1, 88 if d = 1', /Which value belongs to \$d = -1\$/)
noted(rule, '136 if a = 1, 88 if a = -1', /Write the values alone/)
