import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse, type TreeAdapter } from 'parse5';

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** Browsers themselves stop at a depth of 512. */
const MOST_DEPTH = 400;
const MOST_NODES = 120_000;
/** No element of a shop has a tenth of them. The rules go through the attributes of each element more than once. */
const MOST_ATTRIBUTES = 1000;

export interface LimitedTree {
  document: DefaultTreeAdapterTypes.Document;
  cutBy: 'elements' | 'depth' | null;
}

class TreeIsFull extends Error {
  readonly limit: 'elements' | 'depth';

  constructor(limit: 'elements' | 'depth') {
    super(`The page has too much of: ${limit}.`);
    this.limit = limit;
  }
}

/**
 * Parses as a browser does, and stops where a page has more elements than any page of a shop. Unclosed elements are
 * opened again in each paragraph, so the number of elements can grow with the square of the page's length.
 */
export function parseWithinLimits(html: string): LimitedTree {
  const { adapter, root } = limitedAdapter();
  try {
    parse(html, { treeAdapter: adapter, scriptingEnabled: true });
    return { document: root(), cutBy: null };
  } catch (error) {
    if (!(error instanceof TreeIsFull)) throw error;
    return { document: root(), cutBy: error.limit };
  }
}

function limitedAdapter(): { adapter: TreeAdapter<Tree>; root: () => DefaultTreeAdapterTypes.Document } {
  let nodes = 0;
  let depth = 0;
  let document = defaultTreeAdapter.createDocument();
  const count = () => {
    nodes++;
    if (nodes > MOST_NODES) throw new TreeIsFull('elements');
  };
  const adapter: TreeAdapter<Tree> = {
    ...defaultTreeAdapter,
    createDocument: () => (document = defaultTreeAdapter.createDocument()),
    createElement: (tag, namespace, attributes) => {
      count();
      return defaultTreeAdapter.createElement(tag, namespace, attributes.slice(0, MOST_ATTRIBUTES));
    },
    adoptAttributes: (element, attributes) => {
      defaultTreeAdapter.adoptAttributes(element, attributes.slice(0, MOST_ATTRIBUTES));
      element.attrs.splice(MOST_ATTRIBUTES);
    },
    createCommentNode: (data) => {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush: () => {
      depth++;
      if (depth > MOST_DEPTH) throw new TreeIsFull('depth');
    },
    onItemPop: () => {
      depth--;
    },
  };
  return { adapter, root: () => document };
}
