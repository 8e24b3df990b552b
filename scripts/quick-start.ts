import { setFlagsFromString } from 'node:v8'

/** A check of a few seconds is over before a second compilation of its functions pays: only what is hot for long is compiled anew. It saves a third of the time. */
// the V8 of Node 24 has no such budget
if (Number(process.versions.node.split('.')[0]) < 24) setFlagsFromString('--interrupt-budget=2000000')
