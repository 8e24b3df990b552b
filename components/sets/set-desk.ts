/** What a set needs beyond its page; loaded with the set of the link. */
export { openSet } from './open-set'
export { SetView } from './set-view'
