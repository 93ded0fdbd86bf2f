import {
  deleteProductCombination,
  getProductCombinationList,
  saveProductCombination,
} from '@iisp/product/contract'
import type { Combinations } from '@iisp/ui/product-picker'
import { useCall, useRefusalOf, useSend } from '@iisp/web'
import { useMemo } from 'react'

const all = { pageNo: -1, pageSize: -1 }
const reload = { invalidates: [getProductCombinationList], quiet: true }

/** The person's product combinations, for the pickers that choose several products. */
export function useCombinations(): Combinations {
  const { data, error, refetch } = useCall(getProductCombinationList, all, { quiet: true })
  const refusalOf = useRefusalOf()
  const { mutateAsync: save } = useSend(saveProductCombination, reload)
  const { mutateAsync: remove } = useSend(deleteProductCombination, reload)
  return useMemo(
    () => ({
      list: data?.list.map(({ combId, NAME, productIds }) => ({
        id: combId,
        name: NAME,
        productIds: productIds.split(',').filter(Boolean),
      })),
      error: error?.msg,
      onRetry: () => void refetch(),
      onSave: ({ id, name, productIds }) =>
        refusalOf(async () => {
          await save({ NAME: name, productIds: productIds.join(','), ...(id !== null && { combId: id }) })
        }),
      onDelete: (combId) => refusalOf(async () => void (await remove({ combId }))),
    }),
    [data, error, refetch, save, remove, refusalOf],
  )
}
