import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { statementWork } from '../features/invoices/received/bank-statements/statement-work'

// Behind everybody's requests. Only Linux has this for a thread; elsewhere it would be for the whole process.
if (process.platform === 'linux') setPriority(10)
parentPort?.on('message', (given) => parentPort?.postMessage(statementWork(given)))
