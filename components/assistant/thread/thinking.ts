import type { Asked } from './message'
import { think } from './think'

/** The thread in which replies are worked out: it may take its time, the page goes on meanwhile. */
self.onmessage = ({ data }: MessageEvent<Asked>) => void think(data).then((told) => self.postMessage(told))
