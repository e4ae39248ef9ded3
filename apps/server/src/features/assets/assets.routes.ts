import { assets } from '@praxis/contract/assets/assets'
import { implement } from '../../platform/http/implement'
import { assetCsv } from './asset-csv'
import { assignAsset, detachAsset } from './commands/assign-asset'
import { addAssetFiles, removeAssetFile, setAssetPicture } from './commands/change-asset-files'
import { createAssetCategory, deleteAssetCategory, updateAssetCategory } from './commands/change-categories'
import { deleteAsset, restoreAsset, retireAsset } from './commands/retire-asset'
import { createAsset, updateAsset } from './commands/save-asset'
import { getAssetLabels } from './queries/asset-labels'
import { getAssetTimeline, listAssetCategories } from './queries/asset-list'
import { listAssetCategoryOptions } from './queries/category-row'
import { countAssets } from './queries/count-assets'
import { getAsset } from './queries/get-asset'
import { listRequestableAssets } from './queries/requestable-assets'

export const assetsRoutes = implement(assets, {
  listAssetCategories: ({ db, platform, actor, query }) => listAssetCategories(db, platform, actor, query),

  getAssetTimeline: ({ db, platform, actor, query }) => getAssetTimeline(db, platform, actor, query),

  countAssets: ({ db, actor }) => countAssets(db, actor),

  listAssetCategoryOptions: async ({ db }) => ({ items: await listAssetCategoryOptions(db) }),

  listRequestableAssets: ({ db, platform, actor, query }) => listRequestableAssets(db, platform, actor, query),

  exportAssets: ({ db, platform, actor, query }) => assetCsv(db, platform.files, actor, query),

  getAssetLabels: async ({ db, platform, actor, query }) => ({
    items: await getAssetLabels(db, platform.publicUrl(), actor, query.assetIDs),
  }),

  createAssetCategory: ({ db, actor, body }) => createAssetCategory(db, actor, body),

  updateAssetCategory: ({ db, actor, params, body }) => updateAssetCategory(db, actor, params.id, body),

  deleteAssetCategory: ({ db, actor, params }) => deleteAssetCategory(db, actor, params.id),

  getAsset: ({ db, platform, actor, params }) => getAsset(db, platform.files, actor, params.id),

  createAsset: ({ db, platform, actor, params, body }) => createAsset(db, platform.files, actor, params.id, body),

  updateAsset: ({ db, platform, actor, params, body }) => updateAsset(db, platform.files, actor, params, body),

  deleteAsset: ({ db, platform, actor, params }) => deleteAsset(db, platform.files, actor, params),

  retireAsset: ({ db, platform, actor, params, body }) => retireAsset(db, platform.files, actor, params, body.note),

  restoreAsset: ({ db, platform, actor, params }) => restoreAsset(db, platform.files, actor, params),

  addAssetFiles: ({ db, platform, actor, params, files }) =>
    addAssetFiles(db, platform.files, actor, params, files.files),

  removeAssetFile: ({ db, platform, actor, params }) =>
    removeAssetFile(db, platform.files, actor, params, params.fileId),

  setAssetPicture: ({ db, platform, actor, params, image }) =>
    setAssetPicture(db, platform.files, actor, params, image),

  removeAssetPicture: ({ db, platform, actor, params }) =>
    setAssetPicture(db, platform.files, actor, params, undefined),

  assignAsset: ({ db, platform, actor, params, body }) => assignAsset(db, platform.files, actor, params, body),

  detachAsset: ({ db, platform, actor, params, body }) => detachAsset(db, platform.files, actor, params, body),
})
