import { relative } from 'node:path';

import postcss, { type Plugin } from 'postcss';

/** Folders of app/ whose style modules have a layer of the folder's name; in what order they win, app/styles/index.css says. */
const WITH_LAYER = /^app\/(ui|shared|blocks|features)\/.*\.module\.css$/;

/**
 * Puts every style module into the layer of its folder: whoever imports a part of the page may restyle it, and no module says
 * so itself.
 *
 * @param folder the project's
 */
export const folderLayers = (folder: string): Plugin => ({
  postcssPlugin: 'folder-layers',
  Once(sheet) {
    const file = relative(folder, sheet.source?.input.file ?? '');
    const layer = WITH_LAYER.exec(file)?.[1];
    if (layer === undefined) return;
    const { nodes } = sheet;
    sheet.removeAll();
    sheet.append(postcss.atRule({ name: 'layer', params: layer, nodes }));
  },
});
