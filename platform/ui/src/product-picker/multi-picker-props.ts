import type { FieldProps } from '../field/index.ts'
import type { Combinations } from './combinations.ts'
import type { MayChoose, ProductOption } from './product-option.ts'

/** The value is a list of product ids in the order of selection. */
export interface MultiProductPickerProps extends FieldProps<readonly string[]> {
  readonly products: readonly ProductOption[]
  /** Default: active and liquidating products. */
  readonly mayChoose?: MayChoose | undefined
  readonly placeholder?: string | undefined
  readonly loading?: boolean | undefined
  /** Maximum number of selected products. */
  readonly limit?: number | undefined
  /** Called with a message when the limit is reached. */
  readonly onLimit?: ((message: string) => void) | undefined
  /** The person's combinations. Without them only the product list is shown. */
  readonly combinations?: Combinations | undefined
  readonly clearable?: boolean | undefined
}
