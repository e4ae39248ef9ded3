import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../../../ui/drafts/unsaved-work'
import { useAskBeforeUnload } from '../../../ui/drafts/use-ask-before-unload'
import { messageOf } from '../../../ui/feedback/message-of'
import { useCreateExpense } from '../expenses.mutations'

/** A receipt on its way to becoming a claim. */
export interface ReceiptUpload {
  /** Also the key of its request, so that a second attempt makes no second claim. */
  readonly key: string
  readonly file: File
  /** The share that has arrived; absent while it waits for those before it. */
  readonly share?: number
  readonly problem?: string
}

export interface ReceiptUploads {
  readonly uploads: readonly ReceiptUpload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (key: string) => void
  readonly drop: (key: string) => void
}

/** Makes a claim of each receipt, one after the other; those that fail stay, with the reason, until they are dropped. */
export function useReceiptUploads(onClaim: (expense: Expense, isOnly: boolean) => void): ReceiptUploads {
  const [uploads, setUploads] = useState<readonly ReceiptUpload[]>([])
  const { mutateAsync: createExpense } = useCreateExpense()
  const queue = useRef<Promise<void>>(Promise.resolve())
  // A receipt may arrive long after it was given: the page has changed by then, or is left.
  const told = useRef<typeof onClaim | undefined>(undefined)
  useEffect(() => {
    told.current = onClaim
    return () => {
      told.current = undefined
    }
  })
  const isUploading = uploads.some(({ problem }) => problem === undefined)
  useUnsaved(isUploading)
  useAskBeforeUnload(isUploading)

  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))
  const change = ({ key, file }: ReceiptUpload, state: Pick<ReceiptUpload, 'share' | 'problem'>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { key, file, ...state } : each)))

  const upload = async (each: ReceiptUpload, isOnly: boolean) => {
    const { key, file } = each
    change(each, { share: 0 })
    try {
      const onUpload = (share: number) => change(each, { share })
      const expense = await createExpense({ body: {}, receipts: [file], idempotencyKey: key, onUpload })
      drop(key)
      told.current?.(expense, isOnly)
    } catch (error) {
      change(each, { problem: messageOf(error) })
    }
  }
  const enqueue = (each: ReceiptUpload, isOnly: boolean) => {
    queue.current = queue.current.then(() => upload(each, isOnly))
  }

  return {
    uploads,
    add: (files) => {
      const added = files.map((file) => ({ key: uniqueKey(), file }))
      setUploads((all) => [...all, ...added])
      for (const each of added) enqueue(each, added.length === 1)
    },
    retry: (key) => {
      const each = uploads.find((one) => one.key === key)
      if (!each) return
      change(each, {})
      enqueue(each, false)
    },
    drop,
  }
}
