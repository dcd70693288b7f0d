import './own.css'
import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
