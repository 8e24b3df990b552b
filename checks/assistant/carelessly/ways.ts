import { around } from './around'
import { dictated } from './dictated'
import { hindi } from './hindi'
import { marks } from './marks'
import { numbers } from './numbers'
import { shortForms } from './short-forms'
import { signs } from './signs'
import { slips } from './slips'
import { tex } from './tex'
import type { Way } from './way'

/** How students write carelessly: each changes a question's letters and nothing of what is asked. */
export const ways: readonly Way[] = [
  ...slips,
  ...shortForms,
  ...marks,
  ...signs,
  ...numbers,
  ...tex,
  ...around,
  ...dictated,
  ...hindi,
]
