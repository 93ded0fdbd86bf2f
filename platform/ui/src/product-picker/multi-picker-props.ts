import type { FieldProps } from '../field/index.ts'
import type { Combinations } from './combinations.ts'
import type { MayChoose, ProductOption } from './product-option.ts'

/** The value holds the ids of the products, in the order they were chosen. */
export interface MultiProductPickerProps extends FieldProps<readonly string[]> {
  readonly products: readonly ProductOption[]
  /** By default products running or liquidating. */
  readonly mayChoose?: MayChoose | undefined
  readonly placeholder?: string | undefined
  readonly loading?: boolean | undefined
  /** The most products that may be chosen. */
  readonly limit?: number | undefined
  /** Told when the limit was reached, with a text to show. */
  readonly onLimit?: ((message: string) => void) | undefined
  /** The person's combinations; without them there is the product list alone. */
  readonly combinations?: Combinations | undefined
  readonly clearable?: boolean | undefined
}
