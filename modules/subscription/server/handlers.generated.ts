// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { subscriptionCatalogue } from './catalogue/subscription-catalogue.ts'
import { subscriptionEnd } from './catalogue/subscription-end.ts'
import { subscriptionSave } from './catalogue/subscription-save.ts'
import { subscriptionDeliveryList } from './deliveries/subscription-delivery-list.ts'

export const handlers: readonly Handler[] = [
  subscriptionCatalogue,
  subscriptionEnd,
  subscriptionSave,
  subscriptionDeliveryList,
]
