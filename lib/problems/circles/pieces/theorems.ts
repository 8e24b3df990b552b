export { longTheorems } from './long-theorems'
export { shortTheorems } from './short-theorems'
