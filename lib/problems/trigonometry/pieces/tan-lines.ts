export * from '../../../solutions/trigonometry/pieces/tan-lines'
