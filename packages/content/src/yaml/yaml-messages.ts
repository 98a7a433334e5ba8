/** Spanish for what the YAML parser finds. */
import type { ErrorCode } from 'yaml';

const messages: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'la línea empieza con un tabulador. Sángrala con espacios.',
  BAD_INDENT:
    'el sangrado no cuadra o falta cerrar un corchete o una llave. Alinea la línea con las de su mismo nivel.',
  BLOCK_AS_IMPLICIT_KEY:
    'hay un «: » dentro de un valor, o la línea siguiente no está alineada. Escribe el valor entre comillas o alinea las líneas.',
  MULTILINE_IMPLICIT_KEY:
    'la línea no tiene la forma «campo: valor». Escribe el nombre del campo, dos puntos y un espacio.',
  KEY_OVER_1024_CHARS: 'el nombre del campo es demasiado largo. Escribe «campo: valor».',
  MISSING_CHAR: 'falta cerrar una comilla, un corchete o una llave, aquí o más arriba. Ciérrala.',
  BAD_SCALAR_START: 'el valor empieza por un signo que aquí significa otra cosa. Escríbelo entre comillas.',
  BAD_DQ_ESCAPE:
    'hay una barra invertida entre comillas dobles. Escríbela dos veces (\\\\) o usa comillas simples.',
  MULTIPLE_DOCS: 'hay una línea «---» o «...» que parte el archivo en dos. Bórrala.',
  NON_STRING_KEY: 'el nombre de un campo no es un texto. Escribe «campo: valor».',
  RESOURCE_EXHAUSTION: 'hay demasiados niveles unos dentro de otros. No pases de 20.',
  BAD_ALIAS: 'un valor no puede empezar por «*» ni «&». Escríbelo entre comillas.',
  UNEXPECTED_TOKEN:
    "sobra texto o una comilla. Escribe el valor entero entre comillas; dentro de comillas simples, dobla la comilla ('').",
  BAD_COLLECTION_TYPE: 'se mezclan una lista y campos. Usa o «- » o «campo: valor» en todo el nivel.',
};

/** The sentence for a parser's error; `DUPLICATE_KEY` is told apart because it names the field. */
export function yamlMessage(code: ErrorCode): string {
  return (
    messages[code] ?? 'la línea no se entiende. Compárala con otra entrada del archivo y escríbela igual.'
  );
}
