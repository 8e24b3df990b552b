declare module 'katex/dist/katex.js' {
  export { default } from 'katex'
}
