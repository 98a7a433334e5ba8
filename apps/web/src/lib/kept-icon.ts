/** Icons of the pages that the server paints: it makes each once and paints it into every page. */
import {
  createElement,
  forwardRef,
  isValidElement,
  type ForwardRefRenderFunction,
  type ReactNode,
  type SVGAttributes,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Most looks that are kept of one icon: the code has a few, and only a property that comes from data could be more. */
const MOST_LOOKS = 50;

/** Properties of an icon: which one it is, and how it looks here. */
interface IconProps extends SVGAttributes<SVGSVGElement> {
  icon: object;
  title?: string;
}

/**
 * A component that renders an icon once for each set of properties, and gives the same element from then on. What has
 * other properties than words, numbers and switches, such as a handler, is rendered each time.
 */
export function keptIcon(render: ForwardRefRenderFunction<SVGSVGElement, IconProps>) {
  const kept = new WeakMap<object, Map<string, ReactNode>>();
  return forwardRef<SVGSVGElement, IconProps>((props, ref) => {
    const look = ref === null ? lookOf(props) : undefined;
    if (look === undefined) return render(props, ref);
    const looks = kept.get(props.icon) ?? new Map<string, ReactNode>();
    const known = looks.get(look);
    if (known !== undefined) return known;
    const element = render(props, ref);
    if (looks.size < MOST_LOOKS) {
      kept.set(props.icon, looks.set(look, element));
      // Afterwards, since React can't render one thing while it renders another.
      queueMicrotask(() => looks.set(look, withDrawing(element)));
    }
    return element;
  });
}

/** An icon whose lines are rendered already: a third of the elements of a page are lines of its icons. */
function withDrawing(icon: ReactNode): ReactNode {
  if (!isValidElement<SVGAttributes<SVGSVGElement>>(icon) || icon.type !== 'svg') return icon;
  const { children, ...look } = icon.props;
  const lines = renderToStaticMarkup(createElement('svg', null, children));
  const drawing = { __html: lines.slice('<svg>'.length, -'</svg>'.length) };
  return createElement('svg', { ...look, dangerouslySetInnerHTML: drawing });
}

/** Properties as text, without the icon itself; undefined if one is more than a word, number or switch. */
function lookOf(props: object): string | undefined {
  let look = '';
  const all: [string, unknown][] = Object.entries(props);
  for (const [name, value] of all) {
    if (name === 'icon' || value === undefined) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return undefined;
    look += `${name}\n${typeof value}\n${value}\n`;
  }
  return look;
}
